export { shippedContent, shippedDocuments } from './shipped.ts';
