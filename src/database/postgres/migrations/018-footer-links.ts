/** The same text on both engines; a migration that was released never changes. */
export { up } from '../../migrations/018-footer-links.ts';
