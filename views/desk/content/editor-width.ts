/** Below this width the page and its form do not stand side by side. */
export const isPhone = () => !window.matchMedia('(width >= 64rem)').matches;
