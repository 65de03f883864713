import { backupUnderLoad } from './backup-under-load.ts';
import { bars } from './bars.ts';
import { catalogEverywhere } from './catalog-everywhere.ts';
import { drainedProcess } from './drained-process.ts';
import { failover } from './failover.ts';
import { firstStarts } from './first-starts.ts';
import { frozenDatabase } from './frozen-database.ts';
import { killedConnections } from './killed-connections.ts';
import { killedProcesses } from './killed-processes.ts';
import { killedRunner } from './killed-runner.ts';
import { killedUploads } from './killed-uploads.ts';
import { manyLeads } from './many-leads.ts';
import { moving } from './moving.ts';
import { newerSchema } from './newer-schema.ts';
import { oneAddress } from './one-address.ts';
import { oneCode } from './one-code.ts';
import { oneKey } from './one-key.ts';
import type { Drill } from './parts/drill.ts';
import { picturesEverywhere } from './pictures-everywhere.ts';
import { pooled } from './pooled.ts';
import { rollingUpdate } from './rolling-update.ts';
import { scrapedMetrics } from './scraped-metrics.ts';
import { smallPool } from './small-pool.ts';
import { suites } from './suites.ts';
import { turnedHours } from './turned-hours.ts';
import { twoEditors } from './two-editors.ts';
import { voiding } from './voiding.ts';
import { wrongClock } from './wrong-clock.ts';
import { wrongPasswords } from './wrong-passwords.ts';

/** Lists every drill in the order in which they run. Drills that mostly wait run beside the first ones, and timed drills come last. */
export const drills: readonly Drill[] = [
  killedRunner,
  turnedHours,
  firstStarts,
  oneKey,
  oneAddress,
  wrongPasswords,
  oneCode,
  twoEditors,
  catalogEverywhere,
  picturesEverywhere,
  killedUploads,
  moving,
  backupUnderLoad,
  newerSchema,
  drainedProcess,
  pooled,
  wrongClock,
  smallPool,
  killedProcesses,
  killedConnections,
  failover,
  manyLeads,
  voiding,
  rollingUpdate,
  frozenDatabase,
  bars,
  scrapedMetrics,
  suites,
];
