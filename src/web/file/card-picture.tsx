import { pictureAddress } from '#contract/picture-address.ts';

/** The picture on a card; its place is kept free until it comes. @param of its address, as `forums/ID/image` */
export const CardPicture = ({ of, version }: { of: string; version: string }) => (
  <img
    alt=""
    loading="lazy"
    src={pictureAddress(of, version, 960)}
    className="aspect-3/1 w-full bg-sunken object-cover md:aspect-video"
  />
);
