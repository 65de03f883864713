import { renderToStaticMarkup } from 'react-dom/server';
import t from 'tap';
import { describeEstimateState, EstimateLines, EstimateSums } from '../../../views/components/estimate-figures.tsx';
import { estimateContent, estimateLine } from '../../fixtures/estimate-contents.ts';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

t.test('a line shows its quantity and its amount; one job shows its amount alone', async (t) => {
  const lines = [
    estimateLine({ text: 'Vinyl <privacy>', quantity: 17_250, unit: 'ft', unitPrice: 3500 }),
    estimateLine({ text: 'Neighbor discount', unitPrice: -5000 }),
  ];
  t.strictSame(textOf(renderToStaticMarkup(<EstimateLines lines={lines} />)), [
    'Vinyl &lt;privacy&gt;',
    '172.5 ft × $35.00',
    '$6,037.50',
    'Neighbor discount',
    '-$50.00',
  ]);
});

t.test('an estimate without tax shows its total alone, and with tax each step', async (t) => {
  const plain = estimateContent();
  t.strictSame(textOf(renderToStaticMarkup(<EstimateSums content={plain} option={0} />)), ['Total', '$6,480.00']);
  const taxed = estimateContent({ taxPercent: 997.5, deposit: { kind: 'percent', value: 3000 } });
  t.strictSame(textOf(renderToStaticMarkup(<EstimateSums content={taxed} option={0} addOns={[]} />)), [
    'Subtotal',
    '$6,480.00',
    'Sales tax (9.975%)',
    '$646.38',
    'Total',
    '$7,126.38',
    'Deposit when you accept',
    '$2,137.91',
  ]);
});

t.test('a sent estimate that can no longer be accepted is called expired', async (t) => {
  t.equal(describeEstimateState({ state: 'sent', isExpired: true }), 'Expired');
  t.equal(describeEstimateState({ state: 'accepted', isExpired: false }), 'Accepted');
});
