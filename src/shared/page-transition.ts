/**
 * Lets one page fade into the next (CSS View Transitions 2, section 2.3). It stands in the page itself: Chromium gives a transition up,
 * with an error in the console, when it looks before the style sheet has arrived.
 */
export const pageTransitionStyle = '@view-transition{navigation:auto}';
