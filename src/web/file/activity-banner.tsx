import { useEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import { bannerOf, bannerSizes, pictureAddress, pictureWidths } from '#contract/picture-address.ts';
import { bannerShape } from './banner-shape.ts';

/** The wide picture above an activity. Staff also see that of one which is not published, by their login. */
export function ActivityBanner({ activityId, version }: { activityId: string; version: string }) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (own) URL.revokeObjectURL(own);
    },
    [own],
  );
  const askAsMe = async () => {
    if (own) return;
    const { data } = await api.GET('/public/api/v1/activities/{activityId}/{picture}', {
      params: { path: { activityId, picture: 'banner' }, query: { width: 960 } },
      parseAs: 'blob',
    });
    setOwn(URL.createObjectURL(data));
  };
  const of = bannerOf(activityId);
  return (
    <img
      alt=""
      src={own ?? pictureAddress(of, version, 960)}
      {...(own ? {} : { srcSet: pictureWidths(of, version), sizes: bannerSizes })}
      onError={() => void askAsMe().catch(() => undefined)}
      className={bannerShape}
    />
  );
}
