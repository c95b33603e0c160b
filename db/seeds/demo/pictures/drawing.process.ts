import { keepDocuments } from '../documents/keepDocuments.ts';
import type { DrawingNews } from './drawApart.ts';
import { everyDrawing } from './drawings.ts';
import { keepPictures } from './keepPictures.ts';

const announce = (news: DrawingNews) => process.send?.(news);
// Without its parent the pictures are useless.
process.on('disconnect', () => process.exit(1));

const [uploads = ''] = process.argv.slice(2);
const drawings = everyDrawing();
try {
  await keepDocuments(uploads);
  await keepPictures(drawings, uploads, (done) => announce({ done, total: drawings.length }));
  process.exit(0);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  process.send?.({ failure: message, code } satisfies DrawingNews, () => process.exit(1));
}
