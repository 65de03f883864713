import t from 'tap';
import type { Lead } from '../../../../src/shared/lead/lead.ts';
import { listFacts } from '../../../../views/desk/leads/lead.tsx';

t.test(
  '18: the signs of a lead that is not marked are what it was looked at for, and of one that is, why it is marked',
  async (t) => {
    const lead = {
      createdAt: '2026-11-20T15:04:00.000Z',
      source: 'contact',
      spamReasons: ['links'],
    } as unknown as Lead;
    const titles = (change: Partial<Lead>) => listFacts({ ...lead, ...change } as Lead).map(([title]) => title);

    t.ok(titles({ status: 'new' }).includes('Looked at for spam'));
    t.ok(titles({ status: 'spam' }).includes('Marked as spam because'));
    t.notOk(
      titles({ status: 'new', spamReasons: [] }).some((title) => /spam/.test(title)),
      'no sign, no line',
    );
  },
);
