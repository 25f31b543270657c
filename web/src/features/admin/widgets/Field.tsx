import type { FormSchema } from '@fabula/story/form';
import { type ComponentType, createContext, memo, useContext } from 'react';
import { useFieldTexts } from './texts.ts';
import { type FieldProps, isSameField, type WidgetProps } from './widget.ts';

export type WidgetFor = (schema: FormSchema) => ComponentType<WidgetProps>;

/** Which widget asks for what a schema says. Widgets have fields within, so they find each other here. */
export const WidgetsContext = createContext<WidgetFor>(() => {
  throw new Error('a field stands in a form');
});

/** A field of a file, by the widget of its kind. */
export const Field = memo(function Field({ texts, ...field }: FieldProps) {
  const own = useFieldTexts(field.names);
  const Widget = useContext(WidgetsContext)(field.schema);
  return <Widget {...field} texts={texts ?? own} />;
}, isSameField);
