CREATE TABLE "share" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"message_ids" jsonb,
	"with_sources" boolean NOT NULL,
	"redacted" boolean NOT NULL,
	"kept_marks" jsonb NOT NULL,
	"redact_credit_codes" boolean NOT NULL,
	"own_title" text,
	"own_note" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"content" jsonb,
	"marks_sealed" text,
	"password_hash" text,
	"expires_on" date,
	"view_limit" integer,
	"views" integer DEFAULT 0 NOT NULL,
	"shows_name" boolean NOT NULL,
	"title_in_preview" boolean NOT NULL,
	"ended_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"snapshot_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_view" (
	"share_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "share_view_share_id_day_pk" PRIMARY KEY("share_id","day")
);
--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_view" ADD CONSTRAINT "share_view_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_owner" ON "share" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "share_open" ON "share" USING btree ("created_at","id") WHERE content is not null;