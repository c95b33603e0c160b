import { keepDocuments } from '../documents/keepDocuments.ts';
import { keepPictures } from './keepPictures.ts';
import type { ResizingNews } from './resizeApart.ts';

const announce = (news: ResizingNews) => process.send?.(news);
// Without its parent the pictures are useless.
process.on('disconnect', () => process.exit(1));

const [uploads = ''] = process.argv.slice(2);
try {
  await keepDocuments(uploads);
  await keepPictures(uploads, (done, total) => announce({ done, total }));
  process.exit(0);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  process.send?.({ failure: message, code } satisfies ResizingNews, () => process.exit(1));
}
