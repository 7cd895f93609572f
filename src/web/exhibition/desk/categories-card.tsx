import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AreaCategoryItem, AreaItem } from '#contract/exhibition.ts';
import { namesOf } from '#domain/locale.ts';
import { usualBoardCountLimit } from '#domain/exhibition/booths.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ExhibitionPart } from './exhibition-tab.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { ItemName } from './item-name.tsx';

type Listed = AreaCategoryItem | AreaItem;

const nameCell = ({ fields }: Listed) => <ItemName of={fields} />;
const limitCell = ({ fields }: AreaCategoryItem) => fields.boardCountLimit ?? usualBoardCountLimit;
const periodsCell = ({ fields }: AreaCategoryItem) => fields.enrollmentPeriods.length || '–';
const choiceCell = ({ fields }: AreaCategoryItem) =>
  fields.enabledChildSelect ? <Trans>Applicants choose</Trans> : '–';

/** Categories of booth areas, and the areas of each. */
export function CategoriesCard({ lists, exhibition, note, mayChange }: ExhibitionPart) {
  const { t } = useLingui();
  const [category, setCategory] = useState<AreaCategoryItem | 'new' | null>(null);
  const [area, setArea] = useState<AreaItem | 'new' | null>(null);
  const { categories, areas, exhibitorTypes } = exhibition;
  const isOwn = exhibition.own.categories;
  const canEdit = mayChange && isOwn;
  const categoryColumns: Column<AreaCategoryItem>[] = [
    { id: 'name', header: t({ message: 'Category', comment: 'Of booth areas' }), primary: true, cell: nameCell },
    { id: 'limit', header: t({ message: 'Boards, at most', comment: 'A column' }), align: 'end', cell: limitCell },
    {
      id: 'choice',
      header: t({ message: 'Areas', context: 'hall', comment: 'A column: of a hall' }),
      cell: choiceCell,
    },
    { id: 'periods', header: t({ message: 'Periods', comment: 'A column' }), align: 'end', cell: periodsCell },
  ];
  const areaColumns: Column<AreaItem>[] = [
    { id: 'name', header: t({ message: 'Area', comment: 'A column: of a hall' }), primary: true, cell: nameCell },
    {
      id: 'category',
      header: t({ message: 'Category', comment: 'Of booth areas' }),
      cell: ({ fields }) => (
        <LocalizedName of={namesOf(categories.find(({ id }) => id === fields.categoryId)?.fields ?? {})} />
      ),
    },
    {
      id: 'after',
      header: t`Shown behind the name`,
      cell: ({ fields }) => <LocalizedName of={fields.afterDescription} />,
    },
  ];
  const categoryActions = (item: AreaCategoryItem) => (
    <ItemButtons
      item={item}
      among={categories}
      refresh={lists.refresh}
      onOrder={(ids) => lists.order('categories', ids)}
      onEdit={() => setCategory(item)}
      remove={lists.categories.remove}
    />
  );
  const areaActions = (item: AreaItem) => (
    <ItemButtons
      item={item}
      among={areas.filter(({ fields }) => fields.categoryId === item.fields.categoryId)}
      refresh={lists.refresh}
      onOrder={(ids) => lists.order('areas', ids)}
      onEdit={() => setArea(item)}
      remove={lists.areas.remove}
    />
  );
  return (
    <>
      <Card
        title={<Trans>Categories of booth areas</Trans>}
        aside={
          canEdit && (
            <Button icon="plus" onClick={() => setCategory('new')}>
              <Trans>Add a category</Trans>
            </Button>
          )
        }
      >
        {!isOwn && note?.('categories')}
        <DataTable
          label={t`Categories of booth areas`}
          columns={categoryColumns}
          rows={categories}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon="booth" title={<Trans>No categories</Trans>} />}
          {...(canEdit ? { actions: categoryActions } : {})}
        />
      </Card>
      <Card
        title={<Trans>Areas of the hall</Trans>}
        aside={
          canEdit &&
          categories.length > 0 && (
            <Button icon="plus" onClick={() => setArea('new')}>
              <Trans>Add an area</Trans>
            </Button>
          )
        }
      >
        <DataTable
          label={t`Areas of the hall`}
          columns={areaColumns}
          rows={areas}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon="grid" title={<Trans>No areas</Trans>} />}
          {...(canEdit ? { actions: areaActions } : {})}
        />
      </Card>
      {category && (
        <CategoryDialog
          lists={lists}
          item={category === 'new' ? null : category}
          types={exhibitorTypes}
          onClose={() => setCategory(null)}
        />
      )}
      {area && (
        <AreaDialog
          lists={lists}
          item={area === 'new' ? null : area}
          categories={categories}
          onClose={() => setArea(null)}
        />
      )}
    </>
  );
}
