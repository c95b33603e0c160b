import { rememberFriend } from '../invitations/friendCode.ts';
import { clientTargetOf, rememberClientTarget } from './clientTarget.ts';

const target = clientTargetOf(location.search);
if (target) rememberClientTarget(target);
rememberFriend(location.search);
