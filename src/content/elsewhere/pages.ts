import type { TextsByPath } from './index.ts';

/** Home, gallery, financing, planner and areas. */
export const pages = {
  home: {
    title: 'Fence Installation & Repair in {city}, {state}',
    description:
      'Fence installation and repair in {mainTowns}, and in the towns nearby. Wood, vinyl, aluminum and chain link. Licensed, insured, free estimates.',
    keywords:
      'fence installation {city}, fence repair {city}, fence company {city} {state}, fence contractor near {city}, privacy fence {city}',
    'hero.text':
      'Wind, wet ground and sloping yards are hard on a fence. We build for all three, and we repair fences that didn’t hold up.',
    'features.0.text':
      'Posts go as deep as your soil and winters call for, rails are set so they won’t sag, and gates hang on their own reinforced posts. Take a close look at any corner we build.',
    'about.heading': 'About us: building fences in {city} since {since}',
    'about.paragraphs.0':
      '{product} is a {city} fence contractor serving homeowners, landlords and businesses in {region}. Since {since}, we’ve learned that a good fence starts below ground.',
    'about.paragraphs.1':
      'Some soil swells and shrinks, some washes away, and some hardly lets a shovel in. Few yards are level. So we look at your ground first, size the footings for it, keep water away from the posts and brace every gate to keep it from sagging.',
    'gallery.projects.0.location': 'Sample project',
    'gallery.projects.1.location': 'Sample project',
    'gallery.projects.2.location': 'Sample project',
    'gallery.projects.3.location': 'Sample project',
    'gallery.projects.4.location': 'Sample project',
    'gallery.projects.5.location': 'Sample project',
  },
  gallery: {
    title: 'Fence Photos & Project Gallery, {city} {state}',
    'hero.text':
      'Wood, vinyl, aluminum and chain link fences and gates from homes and businesses around {city}. Tap or click a photo to enlarge it.',
    'hero.textWhileEmpty':
      'We build wood, vinyl, aluminum and chain link fences and gates for homes and businesses around {city}.',
  },
  financing: {
    title: 'Fence Financing in {city}, {state}',
    keywords:
      'fence financing, finance a fence, monthly payments fence, fence loan pre-qualify, fence payment plan {city}, home improvement financing {state}',
  },
  price: {
    description:
      'Type or draw your fence, choose wood, vinyl, aluminum or chain link, and see a price range for your yard at once. No name, no e-mail, no call.',
    typicalPrices:
      'We haven’t posted our own prices yet, so these are typical 2025 prices from another part of the country.',
  },
  areas: {
    title: 'Fence Company Service Area, {city} & Nearby Towns',
    description:
      'Fence installation and repair in {city}, {state}, and the towns around it: where we work, what we build there, and what to do if your town isn’t listed.',
    keywords:
      'fence company {city} {state}, fence installation {city}, fence contractor near {city}, fence repair near {city}',
    'hero.text':
      'Fences for homes, rentals and businesses in {mainTowns}, and all over {region}. Lots, soil and rules change from town to town, so we look at your yard before we name a price.',
    'mainCities.intro':
      'Most of our work is here. Each page covers local homes and businesses and explains how a project works.',
    'services.intro': 'We offer every service below, wherever we work.',
  },
} as const satisfies Readonly<Record<string, TextsByPath>>;
