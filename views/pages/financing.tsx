import type { FinancingContent } from '../../src/shared/content.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { ItemList, Steps } from '../components/content-section.tsx';
import { Layout } from '../components/frame.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb, PriceLink } from '../components/links.tsx';
import { PageHead } from '../components/meta.tsx';
import { Section, TitledList } from '../components/sections.tsx';
import { Words } from '../components/words.tsx';
import { useSite } from '../site.ts';

/** The number of benefits that the lender promises; they come first on the page. */
const promiseCount = 3;

/** The financing page (docs/product.md, "Financing page"). */
export function FinancingPage() {
  const site = useSite();
  const pageText = site.content.financing;
  const { enabled, financing } = site.prices.prices;
  const showsPayments = enabled && financing.on;
  return (
    <Layout>
      <PageHead words={pageText} />
      <Hero
        kind="financing"
        heading={pageText.hero.heading}
        text={pageText.hero.text}
        beside={<PreQualify {...pageText.panel} />}
      />
      <div className="frame">
        <Breadcrumb current="Financing" />
      </div>
      <Benefits {...pageText.benefits} />
      <Section heading={pageText.howItWorks.heading} tone="quiet">
        <Steps
          items={pageText.howItWorks.items}
          across
          extras={[undefined, <PriceLink key="price">Price my fence</PriceLink>]}
        />
      </Section>
      <Section heading={pageText.questions.heading} layout="split" picture={pageText.questions.picture}>
        <ItemList
          items={pageText.questions.items.map(({ question, answer, withPayments }) => ({
            title: question,
            text: withPayments && showsPayments ? `${answer} ${withPayments}` : answer,
          }))}
          look="ledger"
        />
      </Section>
    </Layout>
  );
}

function PreQualify({ heading, text, applyLabel, condition, callLabel, contactLabel }: FinancingContent['panel']) {
  const { profile } = useSite();
  return (
    <section className="pre-qualify card stack">
      <h2>{heading}</h2>
      <p>
        <Words text={text} />
      </p>
      <a
        className="button"
        href={profile.financingUrl}
        target="_blank"
        rel="noopener"
        aria-describedby="new-tab credit-condition"
      >
        {applyLabel}
      </a>
      <span className="unseen" id="new-tab">
        Opens in a new tab
      </span>
      <p className="hint" id="credit-condition">
        {condition}
      </p>
      <div className="pre-qualify__others">
        <a className="button button--quiet" href={telephoneLink(profile.phone)}>
          {callLabel}
        </a>
        <a className="button button--quiet" href="/#contact">
          {contactLabel}
        </a>
      </div>
    </section>
  );
}

function Benefits({ heading, items }: FinancingContent['benefits']) {
  return (
    <section className="section">
      <div className="frame">
        <div className="section__head">
          <h2>{heading}</h2>
        </div>
        <TitledList className="promises" items={items.slice(0, promiseCount)} />
        <ItemList items={items.slice(promiseCount)} look="panel" />
      </div>
    </section>
  );
}
