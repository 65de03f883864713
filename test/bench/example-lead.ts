/** The request of a visitor in measurements and drills. */
export const exampleLead = {
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann.carter@example.com',
  referredBy: 'A neighbor',
  service: 'Wood Fence Installation',
  message: 'About 180 feet of cedar privacy fence, one gate, sloped yard.',
};
