/** What a visitor of the measurements and drills sends. */
export const exampleLead = {
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann.carter@example.com',
  referredBy: 'A neighbor',
  service: 'Wood Fence Installation',
  message: 'About 180 feet of cedar privacy fence, one gate, sloped yard.',
};
