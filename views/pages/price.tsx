import type { CurrentPrices } from '../../src/shared/admin/price-versions.ts';
import { formatDay } from '../../src/shared/dates.ts';
import { startPlan } from '../../src/shared/fence/plan.ts';
import { exclusions, honesty, roughGuide } from '../../src/shared/fence/result.ts';
import type { PlanState } from '../../src/shared/page.ts';
import { pricePath } from '../../src/shared/routes.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';

import { Breadcrumb, PrivacyLine } from '../components/links.tsx';
import { PageHead, webPage } from '../components/meta.tsx';
import { Island } from '../island.tsx';
import { Planner } from '../islands/planner/planner.tsx';
import type { StillText } from '../islands/planner/result.tsx';
import { askToText, words as formWords, planFields } from '../islands/visitor-forms.tsx';
import { useNow, usePage, useSite, useVisitor } from '../site.ts';

/** "Price my fence": the planner, empty, with a plan, or with the refused values of a plain post. */
export function PricePage() {
  const site = useSite();
  const { path } = usePage();
  const { planState = {}, formState } = useVisitor();
  const isFaulty = planState.fields || planState.message;
  const { title, description, hero, typicalPrices } = site.content.price;
  const { prices, version } = site.prices;
  return (
    <Layout phoneBar={false}>
      <PageHead
        words={{ title: `${isFaulty ? 'Error: ' : ''}${title}`, description }}
        data={[webPage(title, description, path, site, useNow())]}
      />
      <Hero kind="price" heading={hero.heading} text={hero.text} />
      <div className="frame">
        <Breadcrumb current={hero.heading} />
        <Problems {...planState} />
      </div>
      <Island
        name="price-planner"
        component={Planner}
        props={{
          plan: planState.plan ?? startPlan,
          typed: planState.typed,
          fields: planState.fields,
          requestedHeight: planState.requestedHeight,
          prices,
          version,
          checked: checkedWords(site.prices, typicalPrices),
          address: { origin: site.publicUrl, path: pricePath },
          phone: site.profile.phone,
          words,
          request: {
            label: 'Send us this plan',
            prefix: 'price',
            path: '/api/price-request',
            anchor: 'send',
            draft: 'price-planner',
            fields: [...planFields, ...askToText(site.profile.textMessages, formState)],
            values: formState?.values ?? {},
            state: formState,
            words: formWords,
            submit: 'Send Request',
            phone: site.profile.phone,
            phoneLink: telephoneLink(site.profile.phone),
          },
        }}
        wake="idle"
      />
      <PrivacyLine isFramed />
    </Layout>
  );
}

const words = {
  ...honesty,
  lengths:
    'Walk where the fence will go, one straight side at a time. You can pace it off: three paces is about 8 feet.',
  gates:
    'For each gate, choose its width and its side. Under “Feet from corner,” count from the corner where that side starts, or leave it blank to put the gate in the middle.',
  oldFeet: 'Length of old fence, in feet (leave blank if it’s as long as the new one)',
  notIncluded: exclusions({ ground: 'soil' }),
  notIncludedWithRock: exclusions({ ground: 'rock' }),
  draw: 'Tap where the fence starts, then each corner. Tap the first corner again to close the fence, or the last one to end the line.',
  move: 'Tap a corner, then where it should go. Or drag it.',
  gate: 'Tap the fence where you want the gate.',
  remove: 'Tap a side or gate to remove it.',
  keys: 'Keys: the arrows move the crosshair 1 ft, or 10 ft with Shift. Enter does what a tap does. Page Up and Page Down jump from corner to corner. With the Gate or Remove tool, Page Up and Page Down also stop at the gates and in the middle of each side. D, M, G and R pick the tool. Escape ends the line, or puts back the corner you are moving. You can also skip the drawing and fill in the boxes for sides and gates on this page.',
  keep: 'Use this link to open your plan on any phone or computer. We store nothing until you send us the plan.',
  send: 'We’ll call you, come out to measure and put the price in writing. The estimate is free, with no obligation.',
} satisfies StillText;

const yearMs = 365 * 24 * 3600_000;

/** The date of the last price check, and a note if the prices are old. @param typical shown for prices that the owner hasn't checked */
function checkedWords({ checkedAt }: CurrentPrices, typical: string): string[] {
  if (!checkedAt) return [typical, roughGuide];
  const day = formatDay(new Date(checkedAt));
  return Date.now() - Date.parse(checkedAt) > yearMs
    ? [`Last checked on ${day}, more than a year ago.`]
    : [`Prices checked on ${day}.`];
}

/** The list of errors at the top of the page after a plain post. Each error links to its control. */
function Problems({ fields = {}, message }: PlanState) {
  const entries = Object.entries(fields);
  if (!entries.length && !message) return null;
  return (
    <div className="form__error notice notice--bad price-problems" id="problems" role="alert">
      {message && <p>{message}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, words]) => (
            <li key={name}>
              <a href={`#${controlId(name)}`}>{words.join(' ')}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The id of the control, or of the part of the form that holds a group of answers. */
function controlId(name: string): string {
  if (name.includes('.')) return name.replaceAll('.', '-');
  if (name === 'oldFeet') return 'old-feet';
  if (name === 'measured') return 'gates';
  return ['kind', 'height', 'finish', 'property'].includes(name) ? 'fence' : 'ground';
}
