import { paths } from '@odonta/db/vocabulary/addresses.ts';
import BasketPage from '../../catalog/basket/BasketPage.tsx';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';

/** As on the page of favourites: they belong to this browser, not to an account. */
export default function IndividualFavourites() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => <BasketPage />}
    </Cabinet>
  );
}
