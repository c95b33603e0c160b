import { listsOfLecturer } from '@odonta/db/vocabulary/catalog/reviews/sellerLists.ts';
import { useEffect, useId, useState } from 'react';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import own from '../../own/own.module.css';

const SellerReviews = lazily(() => import('./SellerReviews.tsx').then((part) => part.SellerReviews));

/** Reviews that speak of a lecturer, read when he asks for them or follows the link of a letter. */
export function LecturerReviews() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (window.location.hash === '#reviews') setOpen(true);
  }, []);
  return (
    <section aria-labelledby={id} id="reviews" className={own.group}>
      <h2 id={id}>Отзывы обо мне</h2>
      {isOpen ? (
        <Suspended>
          <SellerReviews cabinet="lk" lists={listsOfLecturer} />
        </Suspended>
      ) : (
        <div>
          <button className="button button--quiet" type="button" onClick={() => setOpen(true)}>
            Показать отзывы
          </button>
        </div>
      )}
    </section>
  );
}
