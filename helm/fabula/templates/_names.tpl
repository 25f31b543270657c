{{/* What objects of this release are called: <release>-<part>. */}}
{{- define "fabula.base" -}}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{- end }}

{{/* Takes a list: the root and a part. */}}
{{- define "fabula.name" -}}{{ include "fabula.base" (index . 0) }}-{{ index . 1 }}{{- end }}

{{- define "fabula.tag" -}}{{ .Values.image.tag | default .Chart.AppVersion }}{{- end }}

{{- define "fabula.image" -}}{{ $root := index . 0 }}{{ $root.Values.image.prefix }}/{{ index . 1 }}:{{ include "fabula.tag" $root }}{{- end }}

{{/* What never changes of an object, so that selectors may hold it. */}}
{{- define "fabula.selector" -}}
app.kubernetes.io/part-of: fabula
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "fabula.labels" -}}
{{ include "fabula.selector" . }}
app.kubernetes.io/name: fabula-{{ index . 1 }}
app.kubernetes.io/version: {{ include "fabula.tag" (index . 0) | quote }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
helm.sh/chart: {{ (index . 0).Chart.Name }}-{{ (index . 0).Chart.Version }}
{{- end }}

{{/* Pictures, and stories nobody has begun, can wait; turns cannot. */}}
{{- define "fabula.priority" -}}
{{ include "fabula.base" (index . 0) }}-{{ ternary "rest" "turn" (has (index . 1) (list "media" "catalogue")) }}
{{- end }}
