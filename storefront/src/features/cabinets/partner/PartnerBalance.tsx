import { OwnBalances } from './OwnBalances.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** The advertising balances of the member's centres. */
export default function PartnerBalance() {
  return (
    <PartnerCabinet>
      <OwnBalances nothing="Маркетинговый баланс есть у учебных центров и торговых организаций. Баланс центра видят его владелец, редактор и бухгалтер." />
    </PartnerCabinet>
  );
}
