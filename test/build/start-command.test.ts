import { readFileSync } from 'node:fs';
import t from 'tap';
import { readStartCommand } from '../../build/start-command.ts';

t.test('the image starts the site as `npm start` does', (t) => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');

  const command = readStartCommand();

  t.equal(command.arguments.at(-1), 'dist/server/main.js');
  t.match(dockerfile, `CMD ${JSON.stringify(['node', ...command.arguments]).replaceAll(',', ', ')}`);
  const settings = Object.entries(command.environment).map(([name, value]) => `${name}=${value}`);
  t.ok(settings.length > 0);
  for (const setting of settings) t.match(dockerfile, new RegExp(`^ENV .*${setting}( |$)`, 'm'), setting);
  t.end();
});
