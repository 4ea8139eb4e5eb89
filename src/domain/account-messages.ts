/**
 * One sentence for every error code that the sign-in service may answer with, and for what its client says by itself.
 * The service's own words are for programmers and are never shown.
 */

const signInAgain = 'Your session has ended. Sign in again.';
const wrongCode =
  'That code is wrong, has run out or was used before. Wait for the next code in your app and type that one.';
const tooMany = 'Too many attempts. Wait a minute, then try again.';
const mailedAlready = 'A mail was sent a moment ago. Look into your inbox, or wait a minute before asking for another.';
const linkIsDead = 'This link has been used or has run out.';
const notOnTheStaff = 'There is no such account any more. Ask the owner.';
const switchedOff = 'This is switched off for the venue. Ask the owner.';
const otherWayIn = 'Staff sign in with email and password only.';
const ownersOnly = 'Only the owner may do this.';
const somethingFailed = 'Something went wrong on the venue’s server. Try again in a minute.';
const unreachable = 'The venue’s server cannot be reached. Check the connection and try again.';
const otherAccount = 'This address belongs to an account already.';

/** Codes that mean the same to people, by the sentence they get. */
const byMeaning: Record<string, readonly string[]> = {
  // Who somebody is.
  'That email and password do not belong together. Check both and try again.': ['invalid_credentials'],
  'Type your email address and your password.': ['credentials_missing'],
  'This account is not ready yet. Open the link in the mail that invited you.': [
    'email_not_confirmed',
    'phone_not_confirmed',
  ],
  'This account is locked. Ask the owner.': ['user_banned'],
  [notOnTheStaff]: ['user_not_found', 'identity_not_found', 'invite_not_found'],
  [signInAgain]: [
    'session_missing',
    'session_not_found',
    'session_expired',
    'session_invalid',
    'refresh_token_not_found',
    'refresh_token_already_used',
    'bad_jwt',
    'invalid_jwt',
    'no_authorization',
    'unexpected_audience',
  ],
  'Your session changed in another tab. Load this page again.': ['session_changed', 'conflict'],
  [ownersOnly]: ['not_admin'],
  [otherAccount]: ['email_exists', 'user_already_exists', 'phone_exists', 'identity_already_exists'],
  // The second factor.
  [wrongCode]: [
    'mfa_verification_failed',
    'mfa_challenge_expired',
    'mfa_ip_address_mismatch',
    'webauthn_challenge_expired',
  ],
  'The code was refused and you were signed out. Sign in again.': ['mfa_verification_rejected'],
  'This second factor was removed. Load the page again.': ['mfa_factor_not_found'],
  'You have a second factor of that name. Choose another name.': ['mfa_factor_name_conflict'],
  'You have as many second factors as an account can have. Remove one first.': ['too_many_enrolled_mfa_factors'],
  'This device is one of your second factors already.': ['mfa_verified_factor_exists'],
  'This needs the code of your second factor first. Load the page again to type it.': ['insufficient_aal'],
  [switchedOff]: [
    'mfa_totp_enroll_not_enabled',
    'mfa_totp_verify_not_enabled',
    'mfa_phone_enroll_not_enabled',
    'mfa_phone_verify_not_enabled',
    'mfa_webauthn_enroll_not_enabled',
    'mfa_webauthn_verify_not_enabled',
    'mfa_recovery_codes_enroll_not_enabled',
    'mfa_recovery_codes_verify_not_enabled',
    'mfa_recovery_codes_locked',
    'mfa_recovery_codes_sole_factor',
    'email_provider_disabled',
    'otp_disabled',
    'manual_linking_disabled',
  ],
  // Passwords.
  'Choose a longer or less usual password: at least 12 characters with a letter and a digit, such as four words that do not belong together and a number.':
    ['weak_password'],
  'This is your password already. Choose another one.': ['same_password'],
  'Type your current password as well.': ['current_password_required'],
  'That is not your current password.': ['current_password_invalid'],
  'It has been a while since you signed in. Type the code that was mailed to you.': [
    'reauthentication_needed',
    'reauth_nonce_missing',
  ],
  'That code from the mail is wrong or has run out. Ask for a new one.': ['reauthentication_not_valid'],
  // Links in mails.
  [linkIsDead]: [
    'otp_expired',
    'flow_state_expired',
    'flow_state_not_found',
    'bad_code_verifier',
    'pkce_code_verifier_not_found',
    'link_rejected',
  ],
  // Limits, connection, service.
  [tooMany]: ['over_request_rate_limit', 'captcha_failed'],
  [mailedAlready]: ['over_email_send_rate_limit', 'over_sms_send_rate_limit'],
  'Mail to this address is refused. Check how it is written.': [
    'email_address_invalid',
    'email_address_not_authorized',
    'email_address_not_provided',
  ],
  'Something in the form is missing or wrong. Check it and try again.': ['validation_failed', 'bad_json'],
  [unreachable]: ['unreachable', 'request_timeout'],
  [somethingFailed]: [
    'unexpected_failure',
    'unknown',
    'hook_timeout',
    'hook_timeout_after_retry',
    'hook_payload_over_size_limit',
    'hook_payload_invalid_content_type',
    'sms_send_failed',
  ],
  // Ways in that this site does not offer; listed so that none is ever answered with a program's words.
  [otherWayIn]: [
    'signup_disabled',
    'phone_provider_disabled',
    'provider_disabled',
    'anonymous_provider_disabled',
    'provider_email_needs_verification',
    'bad_oauth_state',
    'bad_oauth_callback',
    'oauth_provider_not_supported',
    'single_identity_not_deletable',
    'email_conflict_identity_not_deletable',
    'saml_provider_disabled',
    'saml_relay_state_not_found',
    'saml_relay_state_expired',
    'saml_idp_not_found',
    'saml_assertion_no_user_id',
    'saml_assertion_no_email',
    'saml_metadata_fetch_failed',
    'saml_idp_already_exists',
    'saml_entity_id_mismatch',
    'sso_provider_not_found',
    'sso_provider_disabled',
    'sso_domain_already_exists',
    'user_sso_managed',
    'web3_provider_disabled',
    'web3_unsupported_chain',
  ],
};

const sentences = new Map(
  Object.entries(byMeaning).flatMap(([sentence, codes]) => codes.map((code) => [code, sentence] as const)),
);

/** Every code that has a sentence of its own. */
export const knownAccountCodes: ReadonlySet<string> = new Set(sentences.keys());

/** What a person is told about an error of the sign-in service. An unknown code gets a general sentence. */
export function accountMessage(code: string): string {
  return sentences.get(code) ?? somethingFailed;
}
