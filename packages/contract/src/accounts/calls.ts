import {
  activate,
  checkResetLink,
  checkToken,
  checkUsername,
  login,
  logout,
  saveNewPassword,
  sendResetLink,
  signUp,
} from './account.ts'
import {
  accountSecurity,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  resendActivation,
} from './account-security.ts'
import { agreeToTerms, termsDue } from './agreement.ts'
import { alertCalls } from './alerts.ts'
import { apiTokenSince, removeApiToken, renewApiToken } from './api-token.ts'
import {
  billingPortal,
  cancelSubscription,
  checkSubscription,
  demoCheckout,
  demoCheckoutState,
  payDemoCheckout,
  paypalSubscription,
  plans,
  resumeSubscription,
  stripeCheckout,
  withdrawContract,
} from './billing.ts'
import { captcha, sendMessage } from './contacts.ts'
import { feedAddressSince, removeFeedAddress, renewFeedAddress } from './feed-address.ts'
import { followThing, mergeFollows, pickFavourite } from './follow.ts'
import { setHiddenScores } from './hidden-scores.ts'
import { legalText } from './legal.ts'
import { passkeyCalls } from './passkeys.ts'
import { changeOwnPlan, quotePlanChange, usePausedPlan } from './plan-changes.ts'
import { readPlanCode, redeemGift } from './plan-codes.ts'
import { deleteAccount, exportAccount } from './privacy.ts'
import { providerLogin } from './provider-login.ts'
import { referralClick } from './referral.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'

/** The calls of accounts: signing in, what an account has and follows, what it pays. */
export const accountCalls = [
  checkToken,
  checkUsername,
  signUp,
  login,
  logout,
  activate,
  sendResetLink,
  checkResetLink,
  saveNewPassword,
  resendActivation,
  accountSecurity,
  changePassword,
  changeEmail,
  cancelEmailChange,
  confirmEmail,
  endOtherSessions,
  endSession,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  ...passkeyCalls,
  providerLogin,
  pickFavourite,
  followThing,
  mergeFollows,
  apiTokenSince,
  renewApiToken,
  removeApiToken,
  feedAddressSince,
  renewFeedAddress,
  removeFeedAddress,
  ...alertCalls,
  setHiddenScores,
  plans,
  checkSubscription,
  stripeCheckout,
  paypalSubscription,
  demoCheckout,
  demoCheckoutState,
  payDemoCheckout,
  billingPortal,
  cancelSubscription,
  resumeSubscription,
  quotePlanChange,
  changeOwnPlan,
  usePausedPlan,
  withdrawContract,
  readPlanCode,
  redeemGift,
  captcha,
  sendMessage,
  referralClick,
  legalText,
  termsDue,
  agreeToTerms,
  exportAccount,
  deleteAccount,
] as const
