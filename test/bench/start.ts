import { spawn } from 'node:child_process';
import { median, type Row, row } from './row.ts';
import { freePort, processorMs, startSite, stopProcess, untilAnswered } from './site.ts';

const rounds = 7;

/** A minimal server. */
const bareServer =
  "require('node:http').createServer((_, response) => response.end('ok')).listen(Number(process.argv[1]), '127.0.0.1')";

interface Start {
  /** The time until the first page was served. */
  ms: number;
  processorMs: number;
}

/** Compares a start on an empty data directory with a bare server's, alternately. */
export async function measureStart(): Promise<Row[]> {
  const starts: Start[] = [];
  const bare: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    starts.push(await startOnce());
    bare.push(await startBare());
  }
  const [ms, bareMs] = [starts, bare].map((list) => median(list.map(({ ms }) => ms))) as [number, number];
  const [work, bareWork] = [starts, bare].map((list) => Math.min(...list.map(({ processorMs }) => processorMs)));
  return [
    row('Start until the first page is served', `${ms.toFixed(0)} ms, ${work} ms of them processor time`, {
      beside: `${bareMs.toFixed(0)} ms, ${bareWork} ms of them processor time, a bare node:http server`,
      ratio: (ms / bareMs).toFixed(1),
      bar: 'at most 300 ms and 2.4 times the bare server',
    }),
  ];
}

async function startOnce(): Promise<Start> {
  const site = await startSite();
  const work = processorMs(site.process);
  await site.stop();
  return { ms: site.startMs, processorMs: work };
}

async function startBare(): Promise<Start> {
  const port = await freePort();
  const begin = performance.now();
  const server = spawn(process.execPath, ['--eval', bareServer, String(port)], { stdio: 'inherit' });
  await untilAnswered(`http://127.0.0.1:${port}`);
  const start = { ms: performance.now() - begin, processorMs: processorMs(server) };
  await stopProcess(server);
  return start;
}
