import t from 'tap';
import { build } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';

const services = [
  { name: 'Pools', target: '/pool-fencing' },
  { name: 'Partner', target: 'http://partner.example/' },
  { name: 'Soon', target: '#' },
];
const footer =
  /<li><a href="\/pool-fencing">Pools<\/a><\/li><li><a href="http:\/\/partner.example\/">Partner<\/a><\/li><li><a href="#">Soon<\/a>/;

t.test('the links of the footer are words of header and footer, with the checks of links', async (t) => {
  const app = await build(t);
  const { change } = await contentCalls(app);
  t.equal((await change('frame', { services })).statusCode, 200);
  t.match(await showPage(app, '/'), footer);
  const wrong = await change('frame', { services: [{ name: 'Wood', target: 'data:text/html,x' }] });
  t.match(wrong.json().problems, [{ path: 'services.0.target', message: /^Choose a page or write an address/ }]);
  const gone = await change('frame', { services: [{ name: 'Wood', target: 'page:nothing' }] });
  t.match(gone.json().problems, [{ path: 'services.0.target', code: 'link' }]);
});
