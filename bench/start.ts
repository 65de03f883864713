import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

const rounds = 7;

export async function measureStart(): Promise<Row[]> {
  const starts: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite();
    starts.push(site.startMs);
    await site.stop();
    const begin = performance.now();
    await once(spawn(process.execPath, ['--eval', '0']), 'exit');
    bare.push(performance.now() - begin);
  }
  return [
    row('Start until /healthz answers', `${median(starts).toFixed(0)} ms`, {
      beside: `${median(bare).toFixed(0)} ms, Node running nothing`,
      ratio: (median(starts) / median(bare)).toFixed(1),
      bar: 'at most 300 ms',
    }),
  ];
}
