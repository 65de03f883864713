import { join } from 'node:path';
import { oneAddress } from './one-address.ts';
import { oneCode } from './one-code.ts';
import { oneKey } from './one-key.ts';
import type { Drill, Figure } from './parts/drill.ts';
import { startPooler } from './parts/pooler.ts';
import { setStage } from './parts/stage.ts';
import { picturesEverywhere } from './pictures-everywhere.ts';
import { twoEditors } from './two-editors.ts';
import { voiding } from './voiding.ts';
import { wrongPasswords } from './wrong-passwords.ts';

const again = [oneKey, oneAddress, wrongPasswords, oneCode, twoEditors, voiding, picturesEverywhere];
/** Enough repetitions to use each connection of the pool several times. */
const perThousand = 200;
/** Fewer connections than three processes would open, so that they share them. */
const poolSize = 12;

/** Repeats the drills in which processes compete, with PgBouncer in front of the database. */
export const pooled: Drill = {
  number: 25,
  title: 'Behind PgBouncer in transaction mode',
  async run({ folder, postgres, expect, onEnd, times }) {
    const pooler = await startPooler(postgres, join(folder, 'pooler'), poolSize);
    onEnd(() => pooler.stop());
    const share = times(perThousand) / 1000;
    for (const drill of again) {
      const figures: Figure[] = [];
      const own = join(folder, `drill-${drill.number}`);
      const { stage, clear } = setStage({ postgres, folder: own, addressOf: pooler.addressOf, share, figures });
      await drill.run(stage).finally(clear);
      for (const { what, seen, bar, isMet } of figures) expect(`${drill.number}: ${what}`, seen, bar, isMet);
    }
  },
};
