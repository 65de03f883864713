import { readFileSync } from 'node:fs';
import t from 'tap';
import { startCommand } from '../fixtures/start-command.ts';

const settings = Object.entries(startCommand.environment).map((setting) => setting.join('='));
const flags = startCommand.arguments.slice(0, -1);
const read = (file: string) => readFileSync(file, 'utf8');

t.test('`npm start` and the image start the site with the same settings', async (t) => {
  const { start }: { start: string } = JSON.parse(read('package.json')).scripts;
  const dockerfile = read('Dockerfile');
  const [, environment = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];

  const started = start.split(' && ').at(-1);
  t.equal(started, [...settings, 'exec node', ...startCommand.arguments].join(' '));
  t.strictSame(
    environment.split(' ').filter((setting) => setting.startsWith('MALLOC_')),
    settings,
  );
  t.strictSame(JSON.parse(command), ['node', ...startCommand.arguments]);
});

t.test('the documentation names the settings of the start, and no others', async (t) => {
  const [, performance = ''] = read('docs/operations.md').split('## Performance\n');
  const sentences = {
    'docs/operations.md': performance.split('\n## ')[0],
    'docs/decisions.md': /^\| settings of the start.*$/m.exec(read('docs/decisions.md'))?.[0],
  };
  for (const [file, text = ''] of Object.entries(sentences)) {
    const named = Array.from(text.matchAll(/`(MALLOC_\w+(?:=\d+)?|--[\w-]+(?:=\d+)?)`/g), ([, setting]) => setting);
    t.strictSame(named, [...settings, ...flags], file);
  }
});
