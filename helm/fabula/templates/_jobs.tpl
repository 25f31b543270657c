{{/* What all pods of Jobs have. Takes the root. */}}
{{- define "fabula.jobPod" -}}
{{ include "fabula.podSecurity" . }}
# Before the first rollout there is no account of the chart's; this one has no token either.
serviceAccountName: default
restartPolicy: Never
{{- end }}

{{/* One command to its end. Takes the root, a name, the part whose image has it, and the file. */}}
{{- define "fabula.command" -}}
{{- $root := index . 0 -}}
name: {{ index . 1 }}
image: {{ include "fabula.image" (list $root (index . 2)) }}
imagePullPolicy: {{ $root.Values.image.pullPolicy }}
{{ include "fabula.containerSecurity" $root }}
command: [node, {{ index . 3 }}]
resources: {{- toYaml $root.Values.jobs.resources | nindent 2 }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  {{- with include "fabula.trustMount" $root }}{{ . | trim | nindent 2 }}{{ end }}
{{- end }}
