import { readFileSync } from 'node:fs';

/** How the site is started: the settings of the C library, and the arguments of Node. */
export interface StartCommand {
  environment: Record<string, string>;
  arguments: string[];
}

/** Reads the command of `npm start`: compiled code is only of use to a process with the same flags, and the bench measures that start. */
export function readStartCommand(): StartCommand {
  const { start }: { start: string } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const [settings = '', node = ''] = start.slice(start.lastIndexOf('&&') + 2).split(' exec node ');
  const environment = settings
    .split(' ')
    .filter(Boolean)
    .map((setting) => setting.split('='));
  return { environment: Object.fromEntries(environment), arguments: node.split(' ') };
}
