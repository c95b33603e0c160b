import { randomUUID } from 'node:crypto';
import { Document } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

export const documentsSample = sample('documents', {
  build: () => Document.create({ title: 'Договор', filename: randomUUID(), size: 1 }),
  create: () => ({ title: 'Новый договор', file: { filename: randomUUID(), size: 1 } }),
  change: { title: 'Договор после правки' },
});
