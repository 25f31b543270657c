import type { FormKind, FormSchema } from '@fabula/story/form';
import type { ComponentType } from 'react';
import { ChoicesWidget } from './ChoicesWidget.tsx';
import { ChoiceWidget } from './ChoiceWidget.tsx';
import { ColourWidget } from './ColourWidget.tsx';
import { ConditionWidget } from './ConditionWidget.tsx';
import { ConstWidget } from './ConstWidget.tsx';
import { EmotionWidget } from './EmotionWidget.tsx';
import { ExamplesWidget } from './ExamplesWidget.tsx';
import { IdWidget } from './IdWidget.tsx';
import { LinesWidget } from './LinesWidget.tsx';
import { ListWidget } from './ListWidget.tsx';
import { LocalizedWidget } from './LocalizedWidget.tsx';
import { NamedWidget } from './NamedWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { ObjectWidget } from './ObjectWidget.tsx';
import { ReferencesWidget } from './ReferencesWidget.tsx';
import { ReferenceWidget } from './ReferenceWidget.tsx';
import { referenceKind } from './references.ts';
import { bare, entrySchema, typeOf } from './schema.ts';
import { TextWidget } from './TextWidget.tsx';
import { ToggleWidget } from './ToggleWidget.tsx';
import type { WidgetProps } from './widget.ts';

type Widget = ComponentType<WidgetProps>;

const BY_KIND: Readonly<Partial<Record<FormKind, Widget>>> = {
  localized: LocalizedWidget,
  examples: ExamplesWidget,
  lines: LinesWidget,
  emotion: EmotionWidget,
  condition: ConditionWidget,
  fact: ReferenceWidget,
  named: NamedWidget,
  byMoment: NamedWidget,
  byPlace: NamedWidget,
  byCharacter: NamedWidget,
  byItem: NamedWidget,
  byDynamicItem: NamedWidget,
  id: IdWidget,
  colour: ColourWidget,
  'reference:moment': ReferenceWidget,
  'reference:place': ReferenceWidget,
  'reference:character': ReferenceWidget,
  'reference:item': ReferenceWidget,
  'reference:dynamic item': ReferenceWidget,
  'reference:part': ReferenceWidget,
};

/** The widget for what a schema asks for: by its kind, else by its shape. */
export function widgetFor(schema: FormSchema): Widget {
  const asked = bare(schema);
  return (asked.kind && BY_KIND[asked.kind]) ?? byShape(asked);
}

function byShape(schema: FormSchema): Widget {
  const type = typeOf(schema);
  if (schema.const !== undefined) return ConstWidget;
  if (schema.enum !== undefined) return ChoiceWidget;
  if (type === 'boolean') return ToggleWidget;
  if (type === 'integer' || type === 'number') return NumberWidget;
  if (type === 'array') return ofList(schema.items ?? {});
  if (type !== 'object') return TextWidget;
  return entrySchema(schema) === undefined ? ObjectWidget : NamedWidget;
}

function ofList(items: FormSchema): Widget {
  if (items.enum !== undefined) return ChoicesWidget;
  return referenceKind(items.kind) === undefined ? ListWidget : ReferencesWidget;
}
