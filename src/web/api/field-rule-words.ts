import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldError, FieldProblem } from '#domain/errors.ts';

type Rules = Partial<Record<FieldProblem, MessageDescriptor>>;

const email: Rules = { format: msg`Enter an address with an @ and a domain, e.g. chan@example.mo.` };
const mobile: Rules = {
  format: msg`Enter a mobile number of the chosen country: in Macao 8 digits beginning with 6, e.g. 66123456.`,
};
const telephone: Rules = {
  format: msg`Enter a telephone number: in Macao 8 digits, e.g. 28336611, from elsewhere with its country code, e.g. +852 21234567.`,
};
const anyTelephone: Rules = { format: msg`Enter the number in digits, e.g. +853 2833 6611.` };
const website: Rules = { format: msg`Enter a web address, e.g. www.example.mo.` };
const amount: Rules = { format: msg`Enter the amount in digits, with at most two decimals, e.g. 12500.50.` };
const wholeNumber: Rules = { format: msg`Enter a whole number, e.g. 3.` };
const limit: Rules = { format: msg`Enter a whole number from 1 to 999, or leave this empty.` };
const millimetres: Rules = { format: msg`Enter whole millimetres, e.g. 2400.` };
const several: Rules = { required: msg`Choose at least one.` };
const again: Rules = { inconsistent: msg`The two entries differ. Enter the same twice.` };
const code: Rules = {
  required: msg`Ask for the code first, then enter its 6 digits.`,
  format: msg`Enter the 6 digits of the code, e.g. 482913.`,
};

/** What a field wants, with an example, by its name: said in place of the sentence that fits every field. */
const fieldRules: Readonly<Record<string, Rules>> = {
  email,
  contactEmail: { ...email, notUnique: msg`This address is already invited to this activity.` },
  companyEmail: email,
  leaderEmail: email,
  website,
  companyWebsite: website,
  phone: anyTelephone,
  fax: anyTelephone,
  contactFax: anyTelephone,
  contactMobile: mobile,
  mobile,
  companyTelNo: telephone,
  contactTelNo: telephone,
  username: {
    format: msg`Use 3 to 80 characters without spaces, e.g. chan.kamfai.`,
    notUnique: msg`This user name is taken. Choose another one, e.g. with your unit’s name.`,
  },
  areas: several,
  scopes: several,
  categories: several,
  filesCertificate: { required: msg`Upload a file.` },
  smsCode: code,
  emailCode: code,
  amount,
  startAmount: amount,
  endAmount: { ...amount, tooSmall: msg`The highest amount can't be less than the lowest, which is {limit}.` },
  count: wholeNumber,
  atOnce: wholeNumber,
  least: wholeNumber,
  maxBooths: limit,
  boardCountLimit: limit,
  boardWidthMm: millimetres,
  boardHeightMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
  codes: { format: msg`Enter codes like A01, several with commas between them, or from one to another, e.g. A01-A40.` },
  deadline: { tooSmall: msg`Choose a day after today.` },
  closeDate: { outsideWindow: msg`Choose today or a later day.` },
  endsAt: { tooSmall: msg`Choose a time that is still to come.` },
  validUntil: {
    outsideWindow: msg`Choose a time that is still to come, at the latest two weeks after the activity's last day.`,
  },
  licenceIssueDate: {
    outsideWindow: msg`The licence must have been issued in the last three months, or give a reason.`,
  },
  pinyin: { format: msg`Use capital letters from A to Z, e.g. CHAN KAM FAI.` },
  keywords: { notUnique: msg`A keyword stands here twice. Remove one of them.` },
  orgType: { notUnique: msg`This account has this role already.` },
  confirmPassword: again,
  repeated: again,
  again,
  consent: { required: msg`Tick this box to continue.` },
  oldPassword: { inconsistent: msg`This is not your current password.` },
  newPassword: { notUnique: msg`This is your current password. Choose a new one.` },
  birthDate: { notAllowed: msg`Enter a day in the past, e.g. 1985-03-21.` },
  documentNumber: {
    notUnique: msg`Someone with this document is already on the list.`,
    format: msg`Enter the number as it stands on the document of the chosen kind: a passport e.g. MA1234567, a Macao identity card e.g. 1234567(8).`,
    checkDigit: msg`This number has a typing mistake: its check digit doesn’t match. Compare it with the document, e.g. A123456(3).`,
  },
  checkIn: { outsideWindow: msg`Choose one of the nights that are offered.` },
  checkOut: {
    endBeforeStart: msg`Check-out must be at least one day after check-in.`,
    outsideWindow: msg`Check out by the morning after the last night offered.`,
  },
};

/** The sentence for a field of that name; absent where the usual one says enough. @param path as `people.2.email` */
export function ruleWords({ path, problem }: FieldError): MessageDescriptor | undefined {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return Object.hasOwn(fieldRules, name) ? fieldRules[name]?.[problem] : undefined;
}
