import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { OwnLinkPage } from '#web/own-link/own-link-page.tsx';
import { linkSource } from '../queries.ts';
import { Opened } from './opened.tsx';

/** A questionnaire by the link of a mail, without a login. */
export function LinkedPage() {
  const { t } = useLingui();
  return <OwnLinkPage title={t`Questionnaire`}>{(link) => <Linked key={link} link={link} />}</OwnLinkPage>;
}

function Linked({ link }: { link: string }) {
  const source = useMemo(() => linkSource(link), [link]);
  return <Opened source={source} />;
}
