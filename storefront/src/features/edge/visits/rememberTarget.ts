import { rememberFriend } from '../../loyalty/referrals/friendCode.ts';
import { clientTargetOf, rememberClientTarget } from '../../platform/visits/clientTarget.ts';

const target = clientTargetOf(location.search);
if (target) rememberClientTarget(target);
rememberFriend(location.search);
