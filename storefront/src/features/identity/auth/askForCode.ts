import type { PhoneCodeSent } from '@odonta/api/contract';
import { phoneSignInCalls } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { post } from '../../../lib/api.ts';
import type { CodeSent } from './PhonePage.tsx';

export async function askForCode(phone: string): Promise<CodeSent> {
  const { resend_after } = await post<PhoneCodeSent>(phoneSignInCalls.ask, { phone });
  return { phone, resendAt: Date.now() + resend_after * 1000 };
}
