import { PartnerCabinet } from './PartnerCabinet.tsx';
import { SellerReviews } from './reviews/SellerReviews.tsx';

/** Reviews of the courses of one's centres. */
export default function PartnerReviews() {
  return (
    <PartnerCabinet>
      <SellerReviews cabinet="partner" />
    </PartnerCabinet>
  );
}
