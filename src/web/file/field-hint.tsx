import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FieldRule, maxBytesFor } from '#domain/file/field-rules.ts';
import { bcp47 } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { durationText } from '#web/ui/duration-text.ts';
import { megabytes } from './size-words.ts';

/** What the field takes, said before anybody chooses. */
export function FieldHint({ rule, isScanned, more }: { rule: FieldRule; isScanned: boolean; more?: ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const list = new Intl.ListFormat(bcp47[locale], { type: 'disjunction' });
  const types = list.format(rule.types.map((type) => type.toUpperCase()));
  const larger = rule.types.filter((type) => maxBytesFor(rule, type) > rule.maxBytes);
  const size = megabytes(rule.maxBytes, locale);
  const { minWidth = 0, minHeight = 0, maxSeconds, maxSlides, maxPages, maxCount } = rule;
  const time = durationText(maxSeconds ?? 0);
  return (
    <p className="text-sm text-muted">
      {more} {types}
      {' · '}
      {maxCount > 1 ? (
        <Trans>
          at most {maxCount} files of {size} MB each
        </Trans>
      ) : (
        <Trans>at most {size} MB</Trans>
      )}
      {larger.map((type) => {
        const name = type.toUpperCase();
        const limit = megabytes(maxBytesFor(rule, type), locale);
        return (
          <span key={type}>
            {' · '}
            <Trans>
              {name} at most {limit} MB
            </Trans>
          </span>
        );
      })}
      {minWidth > 0 && minHeight > 0 && (
        <>
          {' · '}
          <Trans>
            at least {minWidth} × {minHeight} pixels
          </Trans>
        </>
      )}
      {minWidth > 0 && minHeight === 0 && (
        <>
          {' · '}
          <Trans>at least {minWidth} pixels wide</Trans>
        </>
      )}
      {maxSeconds && (
        <>
          {' · '}
          <Trans>at most {time} minutes long</Trans>
        </>
      )}
      {maxSlides && ` · ${t`at most ${plural(maxSlides, { one: '# slide', other: '# slides' })}`}`}
      {maxPages && ` · ${t`at most ${plural(maxPages, { one: '# page', other: '# pages' })}`}`}
      {!isScanned && (
        <>
          {' · '}
          <Trans>not scanned for viruses</Trans>
        </>
      )}
    </p>
  );
}
