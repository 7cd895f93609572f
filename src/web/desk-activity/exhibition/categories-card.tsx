import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AreaCategoryItem, AreaItem } from '#contract/exhibition.ts';
import { namesOf } from '#domain/locale.ts';
import { usualBoardCountLimit } from '#domain/reference/booths.ts';
import { api } from '#web/api/client.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ExhibitionPart } from '../exhibition-tab.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { removeItem } from './item-dialog.tsx';
import { OwnListNote } from './own-list.tsx';

type Listed = AreaCategoryItem | AreaItem;

const nameCell = ({ fields }: Listed) => (
  <>
    <LocalizedName of={namesOf(fields)} /> <span className="text-sm font-normal text-muted">{fields.code}</span>
    {!fields.active && (
      <Badge>
        <Trans comment="An item that applicants cannot choose any more">Not offered</Trans>
      </Badge>
    )}
  </>
);
const limitCell = ({ fields }: AreaCategoryItem) => fields.boardCountLimit ?? usualBoardCountLimit;
const periodsCell = ({ fields }: AreaCategoryItem) => fields.enrollmentPeriods.length || '–';
const choiceCell = ({ fields }: AreaCategoryItem) =>
  fields.enabledChildSelect ? <Trans>Applicants choose</Trans> : '–';

/** Categories of booth areas, and the areas of each. */
export function CategoriesCard({ activityId, exhibition, mayChange }: ExhibitionPart) {
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
    <Buttons activityId={activityId} item={item} path="area-categories" onEdit={() => setCategory(item)} />
  );
  const areaActions = (item: AreaItem) => (
    <Buttons activityId={activityId} item={item} path="areas" onEdit={() => setArea(item)} />
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
        {!isOwn && <OwnListNote activityId={activityId} list="categories" mayChange={mayChange} />}
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
          activityId={activityId}
          item={category === 'new' ? null : category}
          types={exhibitorTypes}
          onClose={() => setCategory(null)}
        />
      )}
      {area && (
        <AreaDialog
          activityId={activityId}
          item={area === 'new' ? null : area}
          categories={categories}
          onClose={() => setArea(null)}
        />
      )}
    </>
  );
}

function Buttons({
  activityId,
  item,
  path,
  onEdit,
}: {
  activityId: string;
  item: Listed;
  path: 'area-categories' | 'areas';
  onEdit: () => void;
}) {
  const { t } = useLingui();
  const { text: name } = useName(namesOf(item.fields));
  const remove = () => {
    const call = { params: { path: { activityId, itemId: item.id } } };
    return path === 'areas'
      ? api.DELETE('/admin/activities/{activityId}/areas/{itemId}', call)
      : api.DELETE('/admin/activities/{activityId}/area-categories/{itemId}', call);
  };
  return (
    <ItemButtons
      name={name}
      uses={item.uses}
      onEdit={onEdit}
      onRemove={() =>
        void removeItem(
          activityId,
          { title: t`Remove ${name}?`, action: t({ message: 'Remove', comment: 'A button' }), done: t`Removed.` },
          remove,
        )
      }
    />
  );
}
