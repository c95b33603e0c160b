import { clientTargetOf, rememberClientTarget } from './clientTarget.ts';

const target = clientTargetOf(location.search);
if (target) rememberClientTarget(target);
