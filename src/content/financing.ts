import type { FinancingWords } from '../shared/content/fixed-page-words.ts';

/** The words of the financing page (docs/product.md, "Financing page"). */
export const financing = {
  title: 'Fence Financing in Greensboro & the Triad',
  description:
    'Pay for your new fence by the month. Pre-qualify in under 1 minute through an outside provider, with no effect on your credit score.',
  keywords:
    'fence financing, finance a fence, monthly payments fence, fence loan pre-qualify, fence payment plan North Carolina, home improvement financing Triad',
  hero: {
    heading: 'Finance Your Fence',
    text: 'Get the fence you need now and pay for it by the month. An outside provider handles the financing, and we build the fence.',
  },
  benefits: {
    heading: 'Why homeowners finance a fence',
    items: [
      {
        title: 'Under 1 minute to pre-qualify',
        text: 'The pre-qualification form is short enough to fill out on your phone.',
      },
      {
        title: 'An instant decision',
        text: 'You see the provider’s answer on the screen right away, so you know your options before you choose materials.',
      },
      {
        title: 'No credit-score impact',
        text: 'Checking whether you pre-qualify does not affect your credit score.',
      },
      {
        title: 'Do the whole yard at once',
        text: 'If you fence three sides now and the fourth later, you pay for setting up the job twice. Financing lets you fence the whole yard in one job.',
      },
      {
        title: 'Keep your savings',
        text: 'When a tree takes down a section, you can fix it without using up your emergency fund.',
      },
    ],
  },
  panel: {
    heading: 'Get Pre-Qualified Now',
    text: 'The button below opens the provider’s pre-qualification form in a new tab. What you type there goes to the provider, not to us. Pre-qualifying is the first step of an application; you decide later whether to take the loan.',
    applyLabel: 'Apply for Financing Now',
    condition: 'Subject to credit approval.',
    callLabel: 'Call {phone}',
    contactLabel: 'Contact Us Online',
  },
  howItWorks: {
    heading: 'How fence financing works',
    items: [
      {
        title: 'Pre-qualify or measure first',
        text: 'Either order is fine. Some people want a budget before we visit, and others want our price before they apply.',
      },
      {
        title: 'Get your estimate',
        text: 'It’s free and detailed, with no obligation, and it tells you how much you’d need to borrow.',
      },
      {
        title: 'Read the offer',
        text: 'Check the rate, the number of months and the total you’d repay. Then accept the offer or turn it down.',
      },
    ],
  },
  questions: {
    heading: 'Common questions about financing',
    picture: {
      name: 'feature-pricing.jpg',
      alt: 'Boards, posts and bags of concrete stacked on a lawn, ready for the crew',
    },
    items: [
      {
        question: 'Who lends the money?',
        answer: 'An independent provider. {product} doesn’t set rates, review applications or decide who is approved.',
      },
      {
        question: 'Will accepting a loan show on my credit report?',
        answer:
          'It may. Pre-qualifying doesn’t affect your score, but taking out a loan is a separate step. Ask the provider what it checks and reports.',
      },
      {
        question: 'What will my payment be?',
        answer:
          'We can’t say, because it depends on the amount, the term and your credit. The provider shows you the payment before you commit.',
        withPayments: 'Price my fence shows an example at the lender’s terms.',
      },
      {
        question: 'Am I committed once I pre-qualify?',
        answer:
          'No. Our estimate carries no obligation, and pre-qualifying is only a first look. You commit when you sign the provider’s agreement, so read it carefully.',
      },
      {
        question: 'Can I finance only part of the project?',
        answer:
          'Yes, you can pay part yourself and borrow the rest. Ask the provider about its smallest loan and whether there’s a prepayment penalty.',
      },
    ],
  },
} as const satisfies FinancingWords;
