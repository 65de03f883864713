import { domainToASCII } from 'node:url';
import t from 'tap';
import { build, callAs, signIn, signInAs } from '../fixtures/app.ts';
import { type DnsRecords, startDnsServer } from '../fixtures/dns-server.ts';

const dns = await startDnsServer(t);
const app = await build(t, {}, { mailDomain: { nameServers: [dns.address] } });
const call = callAs(app, await signIn(app));
const [domain, address, sixth] = ['fences.test', '198.51.100.7', '2001:db8::7'];
const old = '203.0.113.9';
const ask = async (records: DnsRecords | undefined, given: object = {}) => {
  dns.names.clear();
  if (records) {
    dns.names.set(domain, records);
    dns.names.set(`www.${domain}`, records);
  }
  const answer = await call('POST', '/api/admin/domain', { domain, address, ...given });
  return answer.statusCode === 200 ? answer.json() : answer;
};

t.test('the one record to change is named, and none once the domain points here', async (t) => {
  const a = { type: 'A', name: domain };
  t.match(await ask({ A: [old] }), {
    pointsHere: false,
    record: { ...a, action: 'change', value: address, now: [old] },
  });
  t.match(await ask({ A: [old, address] }), { record: { ...a, action: 'change', value: address } });
  t.match(await ask(undefined), { pointsHere: false, record: { ...a, action: 'add', value: address, now: [] } });
  t.match(await ask({ MX: [[10, 'mx.fences.test']] }), { record: { ...a, action: 'add' } });
  t.match(await ask({ A: [address], AAAA: [sixth] }), {
    pointsHere: false,
    record: { type: 'AAAA', action: 'delete', now: [sixth] },
  });
  const here = await ask({ A: [address] });
  t.strictSame(here, { domain, pointsHere: true });
});

t.test('once the domain points here, the name with or without www. is next', async (t) => {
  const names = { [domain]: { A: [address] }, [`www.${domain}`]: { A: [old] } };
  const askAbout = async (domain: string, names: Record<string, DnsRecords>) => {
    dns.names.clear();
    for (const [name, records] of Object.entries(names)) dns.names.set(name, records);
    return (await call('POST', '/api/admin/domain', { domain, address })).json();
  };
  t.match(await askAbout(domain, names), {
    pointsHere: true,
    record: { action: 'change', type: 'A', name: `www.${domain}`, value: address, now: [old] },
  });
  t.match(await askAbout(`www.${domain}`, names), { pointsHere: false, record: { name: `www.${domain}` } });
  t.match(await askAbout(`www.${domain}`, { [`www.${domain}`]: { A: [address] } }), {
    pointsHere: true,
    record: { action: 'add', name: domain },
  });
  t.strictSame(await askAbout(`new.${domain}`, { [`new.${domain}`]: { A: [address] } }), {
    domain: `new.${domain}`,
    pointsHere: true,
  });
});

t.test('a machine with an IPv6 address needs an AAAA record, in any spelling', async (t) => {
  const given = { address: '2001:DB8:0::0007' };
  t.match(await ask({ AAAA: ['2001:db8::9'] }, given), { record: { type: 'AAAA', action: 'change', value: sixth } });
  t.strictSame(await ask({ AAAA: [sixth] }, given), { domain, pointsHere: true });
});

t.test('a domain is recognized however people copy it', async (t) => {
  for (const typed of ['https://Fences.test/home?x=1', 'fences.test.', 'FENCES.TEST', ' fences.test '])
    t.match(await ask({ A: [address] }, { domain: typed }), { domain, pointsHere: true }, typed);
  dns.names.set(domainToASCII('zäune.test'), { A: [address] });
  t.match((await call('POST', '/api/admin/domain', { domain: 'zäune.test', address })).json(), { pointsHere: true });
});

t.test('wrong domains and addresses are refused at their field, without a lookup', async (t) => {
  const before = dns.asked.length;
  for (const typed of ['', 'fences', 'a b.test', '198.51.100.7', 'me@fences.test', `${'a'.repeat(260)}.test`])
    t.match(await ask(undefined, { domain: typed }), { statusCode: 400 }, typed);
  for (const typed of ['', 'here', '999.1.1.1', '192.168.1.4', '10.0.0.2', '127.0.0.1', '::1', 'fe80::1', '1.2.3.4/24'])
    t.match(await ask(undefined, { address: typed }), { statusCode: 400 }, typed);
  t.equal(dns.asked.length, before);
  const crew = callAs(app, await signInAs(app, 'office'));
  t.equal((await crew('POST', '/api/admin/domain', { domain, address })).statusCode, 403);
});

t.test('without DNS the site says so and changes nothing', async (t) => {
  dns.state.isFailing = true;
  t.match(await ask({ A: [address] }), { pointsHere: false, problem: /no DNS server responds. Nothing was changed/ });
  dns.state.isFailing = false;
});
