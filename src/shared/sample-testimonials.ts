/**
 * SAMPLES, NOT REVIEWS. No customer said this: the text fills the three testimonial cards of a new site (docs/product.md, "Home page") and
 * is the default of the profile's `testimonials`. The owner replaces it in /admin with real reviews before the site goes public; the admin
 * shows a reminder until no sample is left. The authors are made up.
 */
export const sampleTestimonials = [
  {
    quote:
      'They showed me on paper how the fence would follow our slope, and the finished one looks like the drawing. The gate still swings shut with one finger.',
    author: 'Dana M.',
    location: 'Greensboro, NC',
  },
  {
    quote:
      'I asked about a new fence, and they told me five new posts and a gate would fix the old one. The repair held through the next ice storm.',
    author: 'Marcus T.',
    location: 'Winston-Salem, NC',
  },
  {
    quote:
      'Every item had its own price, so we could pick what we wanted. The yard was cleaner when they left than when they came.',
    author: 'Ruth K.',
    location: 'Kernersville, NC',
  },
] as const;
