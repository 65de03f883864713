import type { FinancingContent } from '../shared/content.ts';

/** The words of the financing page (specification, section 2.9). */
export const financing = {
  title: 'Fence Financing & Pre-Qualification',
  description:
    'Spread the cost of a new fence over monthly payments. Pre-qualify in under 1 minute through our outside provider, with no effect on your credit score.',
  keywords:
    'fence financing, finance a fence, monthly payments fence, fence loan pre-qualify, fence payment plan North Carolina, home improvement financing Triad',
  hero: {
    heading: 'Finance Your Fence',
    text: 'Build the fence you need this season and pay for it by the month. An outside consumer-financing provider handles the money; we handle posts, panels and gates.',
  },
  benefits: {
    heading: 'Why homeowners finance a fence',
    items: [
      {
        title: 'Under 1 minute to apply',
        text: 'The pre-qualification form is short enough to finish on a phone at the kitchen table.',
      },
      {
        title: 'An instant decision',
        text: 'The provider answers on screen, so you know your options before choosing materials.',
      },
      {
        title: 'No credit-score impact',
        text: 'Checking whether you pre-qualify does not affect your credit score.',
      },
      {
        title: 'Finish the whole line',
        text: 'Fencing three sides now and the fourth later means setting up twice. One financed project can close the yard at once.',
      },
      {
        title: 'Savings stay put',
        text: 'When a tree takes down a section, you can fix it without emptying the account you keep for emergencies.',
      },
    ],
  },
  panel: {
    heading: 'Get Pre-Qualified Now',
    text: 'The button opens the provider’s own page in a new tab. What you type there goes to them and never passes through this website.',
    applyLabel: 'Apply for Financing Now',
    callLabel: 'Call {phone}',
    contactLabel: 'Contact Us Online',
  },
  howItWorks: {
    heading: 'How it works',
    items: [
      {
        title: 'Pre-qualify or measure first',
        text: 'Either order is fine. Some people want a budget before we visit; others want our number before they apply.',
      },
      {
        title: 'Get your estimate',
        text: 'It is free, detailed and carries no obligation, and it tells you how much you would need to borrow.',
      },
      {
        title: 'Read the offer',
        text: 'Compare the rate, the number of months and the total repaid, then accept it or walk away.',
      },
    ],
  },
  questions: {
    heading: 'Questions worth asking',
    picture: {
      name: 'feature-pricing.jpg',
      alt: 'Boards, posts and bags of concrete stacked on a lawn, ready for the crew',
    },
    items: [
      {
        question: 'Who lends the money?',
        answer: 'An independent provider. {product} does not set rates, review applications or decide who is approved.',
      },
      {
        question: 'Will accepting a loan show on my credit report?',
        answer:
          'It may. Pre-qualifying leaves your score alone, but taking out a loan is a separate step. Ask the provider what it checks and reports.',
      },
      {
        question: 'What will my payment be?',
        answer:
          'We cannot say, because it rests on the amount, the term and your credit. The provider shows it before you commit.',
      },
      {
        question: 'Am I committed once I pre-qualify?',
        answer:
          'Our estimate binds you to nothing, and pre-qualifying is only a first look. The commitment comes when you sign the provider’s agreement, so read it through.',
      },
      {
        question: 'Can I finance only part of the project?',
        answer:
          'You might put savings toward the first portion and borrow the rest. Ask the provider about its smallest loan, and whether paying off early carries a charge.',
      },
    ],
  },
} as const satisfies FinancingContent;
