import type { SellerReviews as Listed } from '@odonta/api/contract';
import { type SellerList, sellerLists } from '@odonta/db/vocabulary/catalog/reviews/sellerLists.ts';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { More } from '../../own/More.tsx';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { SellerReviewRow } from './SellerReviewRow.tsx';
import { type Cabinet, nothing } from './words.ts';

interface Props {
  cabinet: Cabinet;
  lists?: readonly SellerList[];
}

const all = Object.keys(sellerLists) as SellerList[];

/** Reviews of one's courses, with the reply that visitors see below each. */
export function SellerReviews({ cabinet, lists = all }: Props) {
  const [list, setList] = useState<SellerList>('all');
  return (
    <div className={own.group}>
      <fieldset className="chips" aria-label="Какие отзывы показать">
        {lists.map((each) => (
          <button
            key={each}
            className="chip"
            type="button"
            aria-pressed={each === list}
            onClick={() => setList(each)}
          >
            {sellerLists[each]}
          </button>
        ))}
      </fieldset>
      <Reviews key={list} cabinet={cabinet} list={list} offset={0} />
    </div>
  );
}

function Reviews({ cabinet, list, offset }: { cabinet: Cabinet; list: SellerList; offset: number }) {
  return (
    <Own<Listed> session={partnerSession} path={`/${cabinet}/reviews?list=${list}&offset=${offset}`}>
      {({ reviews, total }, readAgain) => {
        const next = offset + reviews.length;
        if (total === 0) return <Nothing {...nothing[list]} isWay={false} />;
        return (
          <>
            <ul className={own.list}>
              {reviews.map((review) => (
                <SellerReviewRow key={review.id} review={review} cabinet={cabinet} onChanged={readAgain} />
              ))}
            </ul>
            {reviews.length > 0 && next < total && (
              <More>
                <Reviews cabinet={cabinet} list={list} offset={next} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}
